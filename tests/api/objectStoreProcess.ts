/** Runs an object store: `objectStoreProcess.ts FOLDER BUCKET PORT`. It prints its port when it listens. */
import S3rver from '@20minutes/s3rver';

const [, , directory = '', bucket = '', port = '0'] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
  // It leaves the slash behind the bucket out of what was signed, so that it would refuse every list. It still refuses unknown users.
  allowMismatchedSignatures: true,
});
const address = await server.run();
process.stdout.write(`${address.port}\n`);
