import type { JSX } from 'react';
import { bases, counterpartKB, themeKB, type Base } from './bases.ts';

function standsOn({ base, material, through }: Base): string {
  if (material) return `MUI Material: ${material.join(', ')}`;
  if (through) return `MUI Material, by ${through.join(', ')}`;
  return base === 'platform' ? 'the platform’s element' : 'MUI System’s styled';
}

function why({ counterpart, reason, more }: Base): string {
  if (!counterpart) return '';
  if (reason === 'platform') return `${counterpart}: ${more}`;
  const when = reason === 'first screen' ? 'on a first screen' : 'fetched at a first visit';
  return `${counterpart}: ${when}, ${themeKB} + ${counterpartKB[counterpart]} kB`;
}

/** Every component with what it stands on, and the reason where it is not its counterpart in MUI Material. */
export function BasesTable(): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Stands on</th>
          <th scope="col">Counterpart that it does not stand on, and why</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(bases).map(([name, base]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{standsOn(base)}</td>
            <td>{why(base)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
