import { Avatar, Badge, Chip, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Table, TableBody } from '@mui/material';
import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import preview from '../../.storybook/preview.tsx';
import { MailIcon } from '../../src/kit/icons/MailIcon.ts';
import { TruckIcon } from '../../src/kit/icons/TruckIcon.ts';
import { Part } from '../Foundations/parts.tsx';
import { Columns, MuiPage, Row } from './muiPage.tsx';

const meta = preview.meta({ title: 'Patterns/MUI inside the provider/Data display', id: 'patterns-mui-data' });

const colours = ['default', 'primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;
const nothing = (): void => undefined;

/** MUI's components for data, as they come. */
export const Matrix = meta.story({
  render: () => (
    <MuiPage>
      <Part title="Chip">
        {(['filled', 'outlined'] as const).map((variant) => (
          <Row key={variant}>
            {colours.map((color) => (
              <Chip key={color} variant={variant} color={color} label={color} />
            ))}
            <Chip variant={variant} label="Pressed" onClick={nothing} />
            <Chip variant={variant} label="Taken away" onDelete={nothing} />
            <Chip variant={variant} size="small" label="Small" />
            <Chip variant={variant} disabled label="Disabled" />
          </Row>
        ))}
      </Part>
      <Part title="Avatar, Badge">
        <Row>
          <Avatar>TB</Avatar>
          <Avatar variant="rounded">TB</Avatar>
          <Avatar variant="square">TB</Avatar>
          {(['primary', 'secondary', 'success', 'warning', 'error'] as const).map((color) => (
            <Badge key={color} color={color} badgeContent={4}>
              <MailIcon size="large" />
            </Badge>
          ))}
          <Badge color="primary" variant="dot">
            <MailIcon size="large" />
          </Badge>
        </Row>
      </Part>
      <Part title="List">
        <Columns>
          <List aria-label="Deliveries">
            <ListItem divider>
              <ListItemIcon>
                <TruckIcon />
              </ListItemIcon>
              <ListItemText primary="Monday" secondary="Before seven" />
            </ListItem>

            <ListItem>
              <ListItemIcon>
                <TruckIcon />
              </ListItemIcon>
              <ListItemText primary="Thursday" secondary="Before noon" />
            </ListItem>
          </List>
          <List component="nav" aria-label="Account">
            <ListItemButton component="a" href="#orders" selected>
              <ListItemText primary="Orders" />
            </ListItemButton>
            <ListItemButton component="a" href="#invoices">
              <ListItemText primary="Invoices" />
            </ListItemButton>
          </List>
        </Columns>
      </Part>
      <Part title="Table">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell sortDirection="asc">
                <TableSortLabel active direction="asc">
                  Product
                </TableSortLabel>
              </TableCell>
              <TableCell align="right">Cases</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover>
              <TableCell>Chips, 10 mm</TableCell>
              <TableCell align="right">12</TableCell>
            </TableRow>
            <TableRow hover selected>
              <TableCell>Mushy peas</TableCell>
              <TableCell align="right">4</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Part>
    </MuiPage>
  ),
});
