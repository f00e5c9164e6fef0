/** Progress on the terminal: one line that updates itself, or a few lines where the output is a file or a log. */

/** Steps reported where lines cannot be updated. */
const reportedSteps = 4;

/** A shown progress. */
export interface ShownProgress {
  readonly update: (progress: { readonly done: number; readonly total: number }) => void;
  readonly finish: () => void;
}

/**
 * @param what is going on: "Loading the demo catalogue"
 * @param unit what is counted: "products"
 */
export function showProgress(what: string, unit: string, output: NodeJS.WriteStream = process.stdout): ShownProgress {
  const started = performance.now();
  let total = 0;
  let reported = -1;
  const number = (value: number) => value.toLocaleString('en-GB');
  return {
    update({ done, total: all }) {
      total = all;
      const percent = all === 0 ? 100 : Math.floor((done / all) * 100);
      if (output.isTTY) {
        output.write(`\r${what}: ${number(done)} of ${number(all)} ${unit} (${percent} %)\u001b[K`);
        return;
      }
      const step = Math.floor((percent / 100) * reportedSteps);
      if (step === reported) return;
      reported = step;
      output.write(`${what}: ${number(done)} of ${number(all)} ${unit}\n`);
    },
    finish() {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      output.write(`${output.isTTY ? '\r' : ''}${what}: ${number(total)} ${unit} in ${seconds} s${output.isTTY ? '\u001b[K' : ''}\n`);
    },
  };
}
