import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { JSX, ReactNode } from 'react';
import { MuiTheme } from '../kit/theme/MuiTheme.tsx';
import { styled } from '../kit/theme/styled.ts';

const Wide = styled('section')({ overflowX: 'auto' });

/** Props of {@link Rows}. */
export interface RowsProps {
  label: string;
  headings: readonly string[];
  rows: readonly { readonly id: number; readonly cells: readonly ReactNode[] }[];
}

/** A short table, which scrolls where it is wider than its place. */
export function Rows({ label, headings, rows }: RowsProps): JSX.Element {
  const line = (cells: readonly ReactNode[]) => cells.map((cell, index) => <TableCell key={index}>{cell}</TableCell>);
  return (
    <MuiTheme>
      <Wide tabIndex={0} aria-label={label}>
        <Table size="small">
          <TableHead>
            <TableRow>{line(headings)}</TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, cells }) => (
              <TableRow key={id}>{line(cells)}</TableRow>
            ))}
          </TableBody>
        </Table>
      </Wide>
    </MuiTheme>
  );
}
