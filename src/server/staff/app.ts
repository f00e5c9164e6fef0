/**
 * The application of the staff routes: accounts, jobs, mails, the catalogue and backups. It never listens to the network: the server opens it on
 * a socket (`socket.ts`), and the CLI calls it without one when no server runs. Each feature brings its own routes.
 */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { BrandFacts } from '../../brands/types.ts';
import { staffAccountRoutes } from '../accounts/staff.ts';
import { staffBackupRoutes } from '../backup/staff.ts';
import { staffCareerRoutes } from '../careers/staff.ts';
import { staffCatalogueRoutes } from '../catalogue/staff.ts';
import { staffMessageRoutes } from '../contact/staff.ts';
import type { Database } from '../database/index.ts';
import { requestId } from '../http/requestId.ts';
import { parseQuery } from '../http/query.ts';
import { refuseInput, refuseUnreadableQuery } from '../http/validation.ts';
import { filedMailFolder } from '../mail/filed.ts';
import { staffMailRoutes } from '../mail/staff.ts';
import { staffPrivacyRoutes } from '../privacy/staff.ts';
import { staffDocumentRoutes } from '../security/staff.ts';
import { sendStaffError, sendUnknownStaffRoute } from './errors.ts';
import { acceptLines } from './lines.ts';
import { StaffLogController } from './log.ts';

/** The parts of the application. */
export interface StaffParts {
  readonly database: Database;
  /** The facts of the brand. */
  readonly facts: BrandFacts;
  /** The folder of the shop's files. */
  readonly dataDir: string;
  /** Renews this process's snapshot of the catalogue. */
  readonly refreshCatalogue: () => Promise<void>;
  readonly logger: FastifyBaseLogger;
}

/** Longest part of an address, in characters: a mail address, percent-encoded. */
const pathPartMaxLength = 1000;

/** Makes the application; it does not listen yet. */
export function createStaffApp({ database, facts, dataDir, refreshCatalogue, logger }: StaffParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new StaffLogController(),
    genReqId: requestId,
    routerOptions: { querystringParser: parseQuery, maxParamLength: pathPartMaxLength },
    schemaErrorFormatter: refuseInput,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('preValidation', refuseUnreadableQuery);
  app.setErrorHandler(sendStaffError);
  app.setNotFoundHandler(sendUnknownStaffRoute);
  app.decorateRequest('staffSubject', undefined);
  acceptLines(app);

  const mailFolder = filedMailFolder(dataDir);
  void app.register(staffAccountRoutes(database, facts));
  void app.register(staffDocumentRoutes(database));
  void app.register(staffCareerRoutes(database, facts.company.timeZone));
  void app.register(staffMessageRoutes(database));
  void app.register(staffMailRoutes(database));
  void app.register(staffPrivacyRoutes({ database, mailFolder }, facts.retention));
  void app.register(staffBackupRoutes(database, dataDir));
  void app.register(staffCatalogueRoutes(database, refreshCatalogue));
  return app;
}
