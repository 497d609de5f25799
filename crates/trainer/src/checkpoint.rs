//! The output of a run: a checkpoint to resume from, weights with a manifest, and a log.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use antipater_bots::encode::Schema;
use antipater_bots::net::{InvalidWeights, Net};
use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use crate::model::Model;

/// The progress of a run.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// Games played.
    pub(crate) games: u64,
    /// Batches learned.
    pub(crate) batches: u64,
    /// Seconds of processor time.
    pub(crate) seconds: f64,
    /// The mean loss since the last line, in nats.
    pub(crate) loss: f32,
    /// The share of wins against the reference bot.
    pub(crate) share: f32,
}

impl Progress {
    /// The processor time of all threads, in seconds.
    pub(crate) fn clock() -> f64 {
        let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        // After the name in parentheses, user and system time are the 12th and 13th fields, in hundredths of a second.
        let fields = text.rsplit(')').next().unwrap_or_default();
        let times = fields.split_whitespace().skip(11).take(2);
        times
            .filter_map(|time| time.parse::<f64>().ok())
            .sum::<f64>()
            / 100.0
    }
}

/// The origin of weights, in a file beside them.
#[derive(Serialize, Deserialize)]
struct Manifest {
    game: String,
    /// The hash of their schema, in hexadecimal digits.
    schema: String,
    seed: u64,
    games: u64,
    batches: u64,
    cpu_seconds: u64,
    /// The share of wins against the reference bot at the last measurement.
    share: f32,
    /// The step to which the weights were rounded afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u32>,
}

/// The first line of a checkpoint.
#[derive(Serialize, Deserialize)]
struct Head {
    /// The hash of the schema.
    schema: u64,
    hidden: usize,
    progress: Progress,
}

/// The first line of a checkpoint, if there is one, and its numbers.
fn head(folder: &Path) -> Result<Option<(Head, Vec<u8>)>> {
    let path = folder.join("checkpoint");
    if !path.exists() {
        return Ok(None);
    }
    let mut bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let line = bytes.iter().position(|&byte| byte == b'\n');
    let rest = bytes.split_off(line.context("the checkpoint has no first line")? + 1);
    let head = serde_json::from_slice(&bytes).context("the first line of the checkpoint")?;
    Ok(Some((head, rest)))
}

/// The size of the hidden layer in a checkpoint, if there is one.
pub(crate) fn hidden(folder: &Path) -> Result<Option<usize>> {
    Ok(head(folder)?.map(|(head, _)| head.hidden))
}

/// Reads a checkpoint, if there is one.
pub(crate) fn read(folder: &Path, schema: &Schema, model: &mut Model) -> Result<Option<Progress>> {
    let Some((head, numbers)) = head(folder)? else {
        return Ok(None);
    };
    let (progress, mut rest) = (head.progress, &*numbers);
    ensure!(
        head.schema == schema.hash(schema.with_heads()),
        "the checkpoint in {} is of another net",
        folder.display()
    );
    let sizes: usize = model.parts().iter().map(|part| 4 * part.len()).sum();
    ensure!(rest.len() == sizes, "the checkpoint is not whole");
    for part in model.parts_mut() {
        for number in part {
            let (first, others) = rest.split_at(4);
            *number = f32::from_le_bytes(first.try_into()?);
            rest = others;
        }
    }
    model.batches = progress.batches;
    Ok(Some(progress))
}

/// Writes the checkpoint, the weights and their manifest, each atomically, and a line of the log.
pub(crate) fn write(
    folder: &Path,
    schema: &Schema,
    seed: u64,
    model: &Model,
    progress: &Progress,
) -> Result<()> {
    let mut progress = progress.clone();
    progress.batches = model.batches;
    let head = Head {
        schema: schema.hash(schema.with_heads()),
        hidden: model.hidden(),
        progress: progress.clone(),
    };
    let mut bytes = serde_json::to_vec(&head)?;
    bytes.push(b'\n');
    for part in model.parts() {
        bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
    }
    replace(&folder.join("checkpoint"), &bytes)?;
    let net = Net::rounded(schema, &model.floats());
    let name = format!("{}.weights", schema.game);
    replace(&folder.join(name), &net.to_bytes(schema))?;
    let manifest = Manifest {
        game: schema.game.to_owned(),
        schema: format!("{:016x}", net.schema_hash(schema)),
        seed,
        games: progress.games,
        batches: progress.batches,
        cpu_seconds: progress.seconds as u64,
        share: progress.share,
        step: None,
    };
    write_manifest(folder, &manifest)?;
    let mut log = OpenOptions::new()
        .create(true)
        .append(true)
        .open(folder.join("log.jsonl"))?;
    // A single write, so that a killed run leaves no partial line.
    let mut line = serde_json::to_vec(&progress)?;
    line.push(b'\n');
    log.write_all(&line)?;
    Ok(())
}

fn write_manifest(folder: &Path, manifest: &Manifest) -> Result<()> {
    let mut bytes = serde_json::to_vec_pretty(manifest)?;
    bytes.push(b'\n');
    replace(&folder.join(format!("{}.json", manifest.game)), &bytes)
}

/// The weights in a folder.
pub(crate) fn weights(folder: &Path, schema: &Schema) -> Result<Net> {
    read_net(&folder.join(format!("{}.weights", schema.game)), &[*schema])
}

/// The weights in a file, which belong to one of these schemas.
pub(crate) fn read_net(path: &Path, schemas: &[Schema]) -> Result<Net> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut nets = schemas.iter().map(|schema| Net::from_bytes(schema, &bytes));
    let net = nets.find(|net| !matches!(net, Err(InvalidWeights::Schema { .. })));
    let game = schemas[0].game;
    net.unwrap_or(Err(InvalidWeights::Schema { game }))
        .with_context(|| path.display().to_string())
}

/// Replaces unrounded weights by rounded ones, and notes the step.
pub(crate) fn write_rounded(folder: &Path, schema: &Schema, net: &Net, step: u32) -> Result<()> {
    let path = folder.join(format!("{}.json", schema.game));
    let text = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let manifest: Manifest =
        serde_json::from_slice(&text).with_context(|| path.display().to_string())?;
    ensure!(
        manifest.step.is_none(),
        "the weights in {} are rounded already",
        folder.display()
    );
    let name = format!("{}.weights", schema.game);
    replace(&folder.join(name), &net.to_bytes(schema))?;
    let step = Some(step);
    write_manifest(folder, &Manifest { step, ..manifest })
}

pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, bytes).with_context(|| format!("cannot write {}", new.display()))?;
    fs::rename(&new, path).with_context(|| format!("cannot write {}", path.display()))
}
