/** All staff routes in one list: the socket of the command line and the desk in the browser serve the same. */
import type { FastifyInstance } from 'fastify';
import type { ServerFacts } from '../brands/types.ts';
import { staffAccountRoutes } from './accounts/staff.ts';
import { staffBackupRoutes } from './backup/staff.ts';
import { staffCareerRoutes } from './careers/staff.ts';
import { staffCatalogueRoutes } from './catalogue/staff.ts';
import { staffMessageRoutes } from './contact/staff.ts';
import type { Database } from './database/index.ts';
import { loadDemoGenerators } from './demo.ts';
import { staffCaseRoutes } from './desk/case.ts';
import { staffProductRoutes } from './catalogue/staffProducts.ts';
import { staffMemberRoutes } from './desk/members.ts';
import type { ProxyWatch } from './http/namelessProxy.ts';
import { mailFilesFolder } from './mail/mailFiles.ts';
import { staffMailRoutes } from './mail/staff.ts';
import type { MediaStore } from './media/index.ts';
import { staffPictureRoutes } from './media/staff.ts';
import { staffOperationRoutes } from './operation/staff.ts';
import { staffPrivacyRoutes } from './privacy/staff.ts';
import { staffDocumentRoutes } from './staff/documents.ts';
import { acceptLines } from './staff/lines.ts';

export interface StaffRouteParts {
  readonly database: Database;
  readonly facts: ServerFacts;
  readonly dataDir: string;
  readonly mediaStore: MediaStore;
  readonly clamdUrl?: string | undefined;
  readonly refreshCatalogue: () => Promise<void>;
  /** The server's knowledge of proxies; none where no server runs. */
  readonly proxies?: Pick<ProxyWatch, 'isSeen'> | undefined;
}

export function registerStaffRoutes(app: FastifyInstance, parts: StaffRouteParts): void {
  const { database, facts, dataDir, mediaStore, clamdUrl, refreshCatalogue, proxies } = parts;
  app.decorateRequest('staffSubject', undefined);
  acceptLines(app);
  const mailFolder = mailFilesFolder(dataDir);
  void app.register(staffAccountRoutes(database, facts));
  void app.register(staffDocumentRoutes(database, clamdUrl));
  void app.register(staffCareerRoutes(database, facts.company.timeZone, facts.retention?.applications));
  void app.register(staffMessageRoutes(database, facts.letters));
  void app.register(staffMailRoutes(database, facts));
  void app.register(staffPrivacyRoutes({ database, mailFolder }, facts.retention));
  void app.register(staffOperationRoutes(database, () => proxies?.isSeen ?? false));
  void app.register(staffBackupRoutes(database, mediaStore));
  void app.register(staffCatalogueRoutes(database, facts.searchWords, refreshCatalogue));
  void app.register(staffPictureRoutes(database, mediaStore, loadDemoGenerators));
  void app.register(staffProductRoutes(database, refreshCatalogue));
  void app.register(staffMemberRoutes(database));
  void app.register(staffCaseRoutes(database, facts.refusalReasons, clamdUrl));
}
