"""`import antipater` asks for numpy and nothing else."""

import subprocess
import sys


def test_the_package_imports_numpy_only() -> None:
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "import numpy, sys; before = set(sys.modules); import antipater; print(*sorted(set(sys.modules) - before))",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    packages = {name.partition(".")[0] for name in found.stdout.split()}
    assert packages - set(sys.stdlib_module_names) == {"antipater"}
