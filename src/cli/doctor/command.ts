import type { Config } from '../../server/config.ts';
import { hasEmbeddedDatabase } from '../../server/database/index.ts';
import { errorMessage } from '../../server/errors.ts';
import { isBehindNamelessProxy, namelessProxy } from '../../server/http/namelessProxy.ts';
import { greetSmtp } from '../../server/mail/index.ts';
import type { ServerFacts } from '../../server/operation/index.ts';
import { staffPaths } from '../../server/staff/paths.ts';
import type { Command, Invocation, Terminal } from '../command.ts';
import { findings, type Finding } from './check.ts';
import { checkConfiguration } from './configuration.ts';
import { checkBackups, checkClock, checkDatabase, checkOutbox } from './database.ts';
import { checkDisk } from './disk.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Checks the shop and where it runs, and says what to do.',
  options: { json: { help: 'Prints JSON.' } },
  details: `Looks at configuration, disk, database, mail, clock, proxies and backups, with a running server or without one, and changes nothing.
Run it with the variables of the server. Exit code 1 when something must be done.`,
  async run(invocation) {
    const { options, terminal } = invocation;
    const found = await Array.fromAsync(checkAll(invocation));
    const mustDo = found.some(({ state }) => state === 'must');
    if (options['json']) terminal.out.write(`${JSON.stringify({ ok: !mustDo, findings: found })}\n`);
    else print(terminal, found);
    return mustDo ? 1 : 0;
  },
};

async function* checkAll({ config, env, openClient }: Invocation): AsyncGenerator<Finding> {
  yield* checkConfiguration(config, env);
  yield* checkDisk(config);
  yield* checkMailServer(config);
  yield* checkFacts(config, openClient);
}

const marks = { fine: 'ok    ', should: 'SHOULD', must: 'MUST  ' } as const;

function print(terminal: Terminal, found: readonly Finding[]): void {
  for (const { about, state, finding, advice } of found)
    terminal.out.write(`${marks[state]}  ${about}: ${finding}${advice === undefined ? '' : `\n        ${advice}`}\n`);
  const count = (state: Finding['state']) => found.filter((each) => each.state === state).length;
  const [must, should] = [count('must'), count('should')];
  terminal.out.write(
    must + should === 0 ? 'All is well.\n' : `${must} ${must === 1 ? 'thing' : 'things'} must be done, ${should} should.\n`,
  );
}

async function* checkMailServer({ smtpUrl }: Config): AsyncGenerator<Finding> {
  const { fine, should, must } = findings('mail');
  try {
    if (smtpUrl === undefined) yield should('E-mails are written to files, and reach nobody.', 'Set SMTP_URL to your mail server.');
    else {
      await greetSmtp(smtpUrl);
      yield fine('The mail server answers and lets the shop in.');
    }
  } catch (error) {
    yield must(
      `The mail server does not take e-mails (${errorMessage(error)}).`,
      'Check SMTP_URL, and that the server is reached from here.',
    );
  }
}

async function* checkFacts(config: Config, openClient: Invocation['openClient']): AsyncGenerator<Finding> {
  const { should, must } = findings('database');
  if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir)) {
    yield should(
      `There is no database in ${config.dataDir} yet.`,
      'A new shop makes it when it starts; set DATA_DIR if this is not a new shop.',
    );
    return;
  }
  try {
    const began = Date.now();
    const { database, sawNamelessProxy } = await (await openClient({ onlyLooks: true })).record<ServerFacts>(staffPaths.facts);
    // The database told its time between `began` and now. A time outside of these two shows that its clock is wrong.
    const said = new Date(database.now).getTime();
    const at = new Date(Math.min(Math.max(said, began), Date.now()));
    yield* checkDatabase(database);
    yield checkClock(database, at);
    yield checkProxies(config, sawNamelessProxy);
    yield* checkOutbox(database, at);
    yield* checkBackups(database, config.backups, at);
  } catch (error) {
    yield must(`The database cannot be looked at: ${errorMessage(error)}`, 'Fix that first; the rest could not be checked.');
  }
}

function checkProxies(config: Config, isSeen: boolean): Finding {
  const { fine, must } = findings('proxies');
  if (isSeen || isBehindNamelessProxy(config)) return must(namelessProxy.finding, namelessProxy.advice);
  return fine(
    config.trustedProxies.length > 0 ? `Proxies that are believed: ${config.trustedProxies.join(', ')}.` : 'No proxy is seen or named.',
  );
}
