### The command `site`.

cli-about-site = Write a static website where everything can be played without a server
cli-more-site = Games are kept in the browser, and the site works offline once it has been opened. It needs https (or localhost), because service workers need it, and a host that does not send a stricter content security policy of its own.
cli-arg-site-folder = Folder to write to; must be empty or contain such a site
cli-arg-site-robots = Whether search engines may list the site
cli-arg-site-module = Module to use instead of the one that comes with the program
cli-site-cannot-write = { $folder } cannot be written
cli-site-not-empty = { $folder } is not empty and is not such a site
cli-site-no-module = { $file } cannot be read
cli-site-written = Wrote { $files } files ({ $kilobytes } kB) to { $folder }
