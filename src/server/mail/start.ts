import type { FastifyBaseLogger } from 'fastify';
import type { BrandFacts } from '../../brands/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { mailFilesFolder } from './mailFiles.ts';
import { mailThemes } from './themes.ts';
import { fileTransport } from './transports/files.ts';
import { smtpTransport } from './transports/smtp.ts';
import { startMailWorker } from './worker.ts';

/** Starts sending the mails in the outbox: by SMTP when `SMTP_URL` is set, else to files in `DATA_DIR/outbox`. */
export function startMail(
  config: Config,
  facts: BrandFacts,
  database: Database,
  logger: FastifyBaseLogger,
): ReturnType<typeof startMailWorker> {
  return startMailWorker({
    database,
    transport: config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(mailFilesFolder(config.dataDir)),
    sender: { facts, publicUrl: config.publicUrl, theme: mailThemes[config.brand] },
    logger,
    isAlone: config.databaseUrl === undefined,
  });
}
