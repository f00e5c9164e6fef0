import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { useState, type JSX } from 'react';
import preview from '../../.storybook/preview.tsx';
import { MuiTheme } from '../../src/kit/theme/MuiTheme.tsx';
import { styled } from '../../src/kit/theme/styled.ts';
import { token } from '../../src/kit/theme/token.ts';
import { Part } from './parts.tsx';

const meta = preview.meta({
  title: 'Foundations/MUI in our looks',
  decorators: [
    (Story) => (
      <MuiTheme>
        <Story />
      </MuiTheme>
    ),
  ],
});

const Form = styled('div')({ display: 'grid', gap: token('space.6'), maxInlineSize: token('size.text') });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: token('space.3'), alignItems: 'center' });

/** MUI's components are used in deferred parts only. Inside `MuiTheme` they look like the rest of the kit. */
export const Controls = meta.story({
  render: () => (
    <Form>
      <Part title="Fields">
        <TextField label="Trading name" defaultValue="Pier Road Chippy" helperText="As it stands above your door." />
        <TextField label="VAT number" defaultValue="12345" error helperText="Enter a VAT number of nine digits." />
        <TextField label="Account number" disabled defaultValue="Given on approval" />
        <TextField label="Message" multiline minRows={3} placeholder="What can we help with?" />
        <TextField label="Kind of business" select defaultValue="chippy">
          <MenuItem value="chippy">Fish and chip shop</MenuItem>
          <MenuItem value="cafe">Café</MenuItem>
        </TextField>
      </Part>
      <Part title="Choices">
        <Row>
          <FormControlLabel control={<Checkbox defaultChecked />} label="I have read the terms of trade" />
          <FormControlLabel control={<Checkbox />} label="Send me the weekly offers" />
          <FormControlLabel control={<Radio checked />} label="Delivery" />
          <FormControlLabel control={<Radio />} label="Collection" />
        </Row>
      </Part>
      <Part title="Buttons">
        <Row>
          <Button variant="contained">Send application</Button>
          <Button>Save for later</Button>
          <Button variant="text">Cancel</Button>
          <Button disabled>Not yet</Button>
          <Button size="small">Small</Button>
        </Row>
      </Part>
      <Part title="States">
        <Alert severity="success">Your application has been received.</Alert>
        <Alert severity="info">Prices are shown to registered customers.</Alert>
        <Alert severity="warning">We close at noon on Friday.</Alert>
        <Alert severity="error">Two answers need your attention.</Alert>
        <LinearProgress variant="determinate" value={60} aria-label="Uploading" />
      </Part>
    </Form>
  ),
});

function Overlays(): JSX.Element {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button ref={setAnchor} onClick={() => setOpen('menu')}>
        Menu
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} aria-labelledby="dialog-title">
        <DialogTitle id="dialog-title">Remove this director?</DialogTitle>
        <DialogContent>Their proof of identity is removed too.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button variant="contained" onClick={close}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
      <Drawer anchor="left" open={open === 'drawer'} onClose={close} slotProps={{ paper: { 'aria-label': 'Filters' } }}>
        <Button onClick={close}>Close</Button>
      </Drawer>
      <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
        <MenuItem onClick={close}>Name, A to Z</MenuItem>
        <MenuItem selected onClick={close}>
          Popularity
        </MenuItem>
        <MenuItem onClick={close}>Newest</MenuItem>
      </Menu>
    </Row>
  );
}

/** A dialog, opened. */
export const OpenDialog = meta.story({
  tags: ['!autodocs'],
  render: () => <Overlays />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dialog' }));
  },
});

/** A menu, opened. */
export const OpenMenu = meta.story({
  tags: ['!autodocs'],
  render: () => <Overlays />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  },
});
