/**
 * The application of the staff routes: accounts, jobs, mails, the catalogue and backups. It never listens to the network: the server opens it on
 * a socket (`staff/socket.ts`), and the CLI calls it without one when no server runs. Each feature brings its own routes.
 */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { BrandFacts } from '../brands/types.ts';
import { staffAccountRoutes } from './accounts/staff.ts';
import { staffBackupRoutes } from './backup/staff.ts';
import { staffCareerRoutes } from './careers/staff.ts';
import { staffCatalogueRoutes } from './catalogue/staff.ts';
import { staffMessageRoutes } from './contact/staff.ts';
import type { Database } from './database/index.ts';
import { loadDemoGenerators } from './demo.ts';
import { enterRequest } from './http/requestContext.ts';
import type { ProxyWatch } from './http/namelessProxy.ts';
import { newRequestId } from './http/requestId.ts';
import { parseQuery } from './http/query.ts';
import { refuseInput, refuseUnreadableQuery } from './http/validation.ts';
import { mailFilesFolder } from './mail/mailFiles.ts';
import { staffMailRoutes } from './mail/staff.ts';
import type { MediaStore } from './media/index.ts';
import { staffPictureRoutes } from './media/staff.ts';
import { staffOperationRoutes } from './operation/staff.ts';
import { staffPrivacyRoutes } from './privacy/staff.ts';
import { staffDocumentRoutes } from './staff/documents.ts';
import { sendStaffError, sendUnknownStaffRoute } from './staff/errors.ts';
import { acceptLines } from './staff/lines.ts';
import { StaffLogController } from './staff/log.ts';

export interface StaffParts {
  readonly database: Database;
  readonly facts: BrandFacts;
  /** The folder of the shop's files. */
  readonly dataDir: string;
  readonly mediaStore: MediaStore;
  /** Address of the virus scanner, if there is one. */
  readonly clamdUrl?: string | undefined;
  /** Renews this process's snapshot of the catalogue. */
  readonly refreshCatalogue: () => Promise<void>;
  readonly logger: FastifyBaseLogger;
  /** The server's knowledge of proxies; none where no server runs. */
  readonly proxies?: Pick<ProxyWatch, 'isSeen'>;
}

/** Longest part of an address, in characters: a mail address, percent-encoded. */
const pathPartMaxLength = 1000;

/** Makes the application; it does not listen yet. */
export function createStaffApp(parts: StaffParts): FastifyInstance {
  const { database, facts, dataDir, mediaStore, clamdUrl, refreshCatalogue, logger, proxies } = parts;
  const app = Fastify({
    loggerInstance: logger,
    logController: new StaffLogController(),
    genReqId: newRequestId,
    routerOptions: { querystringParser: parseQuery, maxParamLength: pathPartMaxLength },
    schemaErrorFormatter: refuseInput,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRequest', enterRequest);
  app.addHook('preValidation', enterRequest);
  app.addHook('preValidation', refuseUnreadableQuery);
  app.setErrorHandler(sendStaffError);
  app.setNotFoundHandler(sendUnknownStaffRoute);
  app.decorateRequest('staffSubject', undefined);
  acceptLines(app);

  const mailFolder = mailFilesFolder(dataDir);
  void app.register(staffAccountRoutes(database, facts));
  void app.register(staffDocumentRoutes(database, clamdUrl));
  void app.register(staffCareerRoutes(database, facts.company.timeZone));
  void app.register(staffMessageRoutes(database));
  void app.register(staffMailRoutes(database));
  void app.register(staffPrivacyRoutes({ database, mailFolder }, facts.retention));
  void app.register(staffOperationRoutes(database, () => proxies?.isSeen ?? false));
  void app.register(staffBackupRoutes(database, mediaStore));
  void app.register(staffCatalogueRoutes(database, refreshCatalogue));
  void app.register(staffPictureRoutes(database, mediaStore, loadDemoGenerators));
  return app;
}
