import { Breadcrumbs, Button, Drawer, Link, List, ListItemButton, ListItemText, Menu, MenuItem, Pagination, Step } from '@mui/material';
import { StepLabel, Stepper, Tab, Tabs } from '@mui/material';
import { useState, type JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Part } from '../Foundations/parts.tsx';
import { MuiPage, Row } from './muiPage.tsx';

const meta = preview.meta({ title: 'Patterns/MUI inside the provider/Navigation', id: 'patterns-mui-navigation' });

const steps = ['Business', 'Directors', 'Documents', 'Send'];

/** Ways through a page and an application with MUI, as they come. */
export const Matrix = meta.story({
  render: () => (
    <MuiPage>
      <Part title="Tabs">
        <Tabs value={0} aria-label="Product">
          <Tab label="Description" />
          <Tab label="Nutrition" />
          <Tab label="Reviews" disabled />
        </Tabs>
      </Part>
      <Part title="Stepper">
        <Stepper activeStep={1}>
          {steps.map((label) => (
            <Step key={label}>
              <StepLabel error={label === 'Documents'}>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Stepper activeStep={2} alternativeLabel>
          {steps.map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Part>
      <Part title="Pagination">
        <Pagination count={9} page={3} aria-label="Pages, text" />
        <Pagination count={9} page={3} variant="outlined" aria-label="Pages, outlined" />
        <Pagination count={9} page={1} size="small" aria-label="Pages, small" />
        <Pagination count={9} page={9} size="large" shape="rounded" aria-label="Pages, large" />
        <Pagination count={9} page={2} disabled aria-label="Pages, disabled" />
      </Part>
      <Part title="Breadcrumbs, Link">
        <Breadcrumbs>
          <Link href="#home">Home</Link>
          <Link href="#frozen">Frozen</Link>
          <span aria-current="page">Chips</span>
        </Breadcrumbs>
        <Row>
          <Link href="#a">Always underlined</Link>
          <Link href="#b" underline="hover">
            Underlined under the pointer
          </Link>
          <Link component="button" color="inherit">
            A button as a link
          </Link>
        </Row>
      </Part>
    </MuiPage>
  ),
});

function OpenedMenu(): JSX.Element {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Row>
        <Button ref={setAnchor}>Sort</Button>
      </Row>
      <Menu anchorEl={anchor} open={anchor !== null}>
        <MenuItem>Name, A to Z</MenuItem>
        <MenuItem selected>Popularity</MenuItem>
        <MenuItem disabled>Price</MenuItem>
      </Menu>
    </>
  );
}

/** A menu of MUI, open. */
export const OpenMenu = meta.story({
  render: () => (
    <MuiPage>
      <OpenedMenu />
    </MuiPage>
  ),
});

/** A drawer of MUI, open. */
export const OpenDrawer = meta.story({
  render: () => (
    <MuiPage>
      <Drawer open slotProps={{ paper: { 'aria-label': 'Categories' } }}>
        <List component="nav" aria-label="Categories">
          <ListItemButton component="a" href="#frozen" selected>
            <ListItemText primary="Frozen" />
          </ListItemButton>
          <ListItemButton component="a" href="#chilled">
            <ListItemText primary="Chilled" />
          </ListItemButton>
        </List>
      </Drawer>
    </MuiPage>
  ),
});
