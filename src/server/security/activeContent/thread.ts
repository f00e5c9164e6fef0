import { serveWork } from '../../workThread.ts';
import { judgeDocument } from './judge.ts';

serveWork(judgeDocument);
