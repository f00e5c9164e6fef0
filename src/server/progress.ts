/** Progress on the terminal: a bar, or a few lines when the output is a file or a log. */
import cliProgress from 'cli-progress';

/** Number of reported steps when no bar can be drawn. */
const reportedSteps = 4;

export type Progress = (progress: { readonly done: number; readonly total: number }) => void;

interface Drawn {
  readonly update: Progress;
  /** Stops drawing, if it still draws. Must be called however the work ends, since a bar keeps the process alive and hides the cursor. */
  readonly stop: () => void;
}

/** Shows progress from the first that the work tells. @param what - "Loading the demo catalogue" @param unit - "products" */
export async function withProgress<Result>(
  what: string,
  unit: string,
  work: (tell: Progress) => Promise<Result>,
  output: NodeJS.WriteStream = process.stdout,
): Promise<Result> {
  const started = performance.now();
  let drawn: Drawn | undefined;
  let total = 0;
  try {
    const result = await work((progress) => {
      total = progress.total;
      drawn ??= output.isTTY ? drawBar(what, unit, output) : writeLines(what, unit, output);
      drawn.update(progress);
    });
    drawn?.stop();
    if (drawn) output.write(`${what}: ${number(total)} ${unit} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } finally {
    drawn?.stop();
  }
}

const number = (value: number): string => value.toLocaleString('en-GB');

function writeLines(what: string, unit: string, output: NodeJS.WriteStream): Drawn {
  let reported = -1;
  return {
    update({ done, total }) {
      const step = total === 0 ? reportedSteps : Math.floor((done / total) * reportedSteps);
      if (step === reported) return;
      reported = step;
      output.write(`${what}: ${number(done)} of ${number(total)} ${unit}\n`);
    },
    stop() {},
  };
}

function drawBar(what: string, unit: string, stream: NodeJS.WriteStream): Drawn {
  const bar = new cliProgress.SingleBar({
    stream,
    clearOnComplete: true,
    hideCursor: true,
    format: `${what} {bar} {percentage} % of {total} ${unit}, {eta_formatted} left`,
  });
  bar.start(0, 0);
  return {
    update({ done, total }) {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
