/** The containers' files, as far as they can be judged without running them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variables } from '../../src/server/variables.ts';

const compose = readFileSync('compose.yaml', 'utf8');
const services = Object.fromEntries(
  compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    .split(/\n {2}(?=\w+:\n)/u)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
);

describe('compose.yaml', () => {
  it('passes every variable on to the shop, but those of the container itself', () => {
    const passed = [...services['shop']!.matchAll(/^ {6}([A-Z_]+):/gmu)].map(([, name]) => name!);
    expect(variables.filter((name) => !passed.includes(name))).toEqual(['PORT', 'HOST', 'DATA_DIR']);
  });

  it('has no password of its own', () => {
    expect(compose.match(/\$\{POSTGRES_PASSWORD[^}]{0,2}/gu)).toEqual(['${POSTGRES_PASSWORD:?', '${POSTGRES_PASSWORD:?']);
  });

  it.each(['database', 'shop'])('starts the %s again, on a root that cannot be written, without rights', (name) => {
    for (const line of ['restart: unless-stopped', 'read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(services[name]).toContain(`    ${line}\n`);
  });

  it('names images by their exact version, that of Node.js being the one of the tools', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { node: string } };
    const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM ([^ \n]+)/gmu)].map(([, image]) => image);
    expect(images).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`));
    expect(compose).toMatch(/image: postgres:\d+\.\d+-/u);
  });
});
