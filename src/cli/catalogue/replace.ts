import type { LoadMessage, LoadResult } from '../../server/catalogue/index.ts';
import type { CatalogueLine } from '../../range/source.ts';
import { withProgress, type Progress } from '../../server/progress.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Client } from '../client.ts';
import type { CommandOption, Terminal } from '../command.ts';
import { CommandError, RefusedError } from '../errors.ts';

/** The option of both commands without which most products must stay. */
export const removeMissing = {
  help: 'Allows more than a tenth of the products to leave the shop, or to lose what they say, as when a range takes the place of the demo.',
} as const satisfies CommandOption;

/** Adds to a refusal what to do when it is meant. */
export function refuseLoss(loss: string): CommandError {
  return new CommandError(
    `${loss}\nIf that is meant, as when a range takes the place of the demo, give the same command with --remove-missing.`,
  );
}

/** @param how - `removing`: more than a tenth of the products may leave; `basedOn`: the version that the lines were made of; `isTrial`: only asks; `isWhole`: false for few products, beside which the others stay */
export async function replaceCatalogue(
  client: Pick<Client, 'lines'>,
  lines: Iterable<CatalogueLine> | AsyncIterable<CatalogueLine>,
  {
    removing,
    isWhole = true,
    ...how
  }: { readonly removing: boolean; readonly basedOn?: number | undefined; readonly isTrial?: boolean; readonly isWhole?: boolean },
  terminal: Terminal,
): Promise<LoadResult> {
  const call = isWhole
    ? ({ method: 'PUT', query: { removeMissing: removing, ...how }, lines } as const)
    : ({ method: 'PATCH', query: how, lines } as const);
  const load = async (tell: Progress) => {
    for await (const message of client.lines<LoadMessage>(staffPaths.catalogue, call)) {
      if ('loaded' in message) return message.loaded;
      tell(message.progress);
    }
    throw new CommandError('The catalogue was not loaded.');
  };
  return withProgress(how.isTrial ? 'Comparing with the catalogue' : 'Loading the catalogue', 'products', load, terminal.err.stream).catch(
    (error: unknown) => {
      throw error instanceof RefusedError && error.status === 409 ? refuseLoss(error.message) : error;
    },
  );
}

export function describeReplacement({ version, products, added, removed }: LoadResult): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  return `The catalogue has ${number(products)} products now: ${number(added)} new, ${number(products - added)} as before or changed, ${number(removed)} gone. Version ${version}.`;
}
