export interface CheckThreadData {
  readonly file: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}
