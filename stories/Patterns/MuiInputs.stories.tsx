import { Autocomplete, Button, ButtonGroup, Checkbox, FormControlLabel, IconButton, MenuItem, Radio, Rating } from '@mui/material';
import { Slider, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import preview from '../../.storybook/preview.tsx';
import { PlusIcon } from '../../src/kit/icons/PlusIcon.ts';
import { SearchIcon } from '../../src/kit/icons/SearchIcon.ts';
import { Part } from '../Foundations/parts.tsx';
import { Columns, MuiPage, Row } from './muiPage.tsx';

const meta = preview.meta({ title: 'Patterns/MUI inside the provider/Inputs', id: 'patterns-mui-inputs' });

const sizes = ['small', 'medium', 'large'] as const;
const towns = ['Grimsby', 'Hull', 'Whitby'];
const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const;

/** Buttons, fields and choices of MUI, as they come. */
export const Matrix = meta.story({
  render: () => (
    <MuiPage>
      <Part title="Button">
        {(['contained', 'outlined', 'text'] as const).map((variant) => (
          <Row key={variant}>
            {colours.map((color) => (
              <Button key={color} color={color}>
                {color}
              </Button>
            ))}
            <Button disabled>Disabled</Button>
            {sizes.map((size) => (
              <Button key={size} size={size} startIcon={<PlusIcon />}>
                {size}
              </Button>
            ))}
          </Row>
        ))}
      </Part>
      <Part title="IconButton, ButtonGroup, ToggleButtonGroup">
        <Row>
          {sizes.map((size) => (
            <IconButton key={size} size={size} aria-label={`Search, ${size}`}>
              <SearchIcon />
            </IconButton>
          ))}
          <IconButton disabled aria-label="Search, disabled">
            <SearchIcon />
          </IconButton>
        </Row>
        <Row>
          <ButtonGroup aria-label="Range">
            <Button>Day</Button>
            <Button>Week</Button>
            <Button disabled>Month</Button>
          </ButtonGroup>
          <ButtonGroup variant="contained" aria-label="Order">
            <Button>Order</Button>
            <Button>Later</Button>
          </ButtonGroup>
          {sizes.map((size) => (
            <ToggleButtonGroup key={size} size={size} exclusive value="grid" aria-label={`Layout, ${size}`}>
              <ToggleButton value="grid">Grid</ToggleButton>
              <ToggleButton value="list">List</ToggleButton>
              <ToggleButton value="map" disabled>
                Map
              </ToggleButton>
            </ToggleButtonGroup>
          ))}
        </Row>
      </Part>
      <Part title="TextField, Select, Autocomplete">
        <Columns>
          <TextField label="Trading name" defaultValue="Pier Road Chippy" helperText="As it stands above your door." />
          <TextField label="VAT number" defaultValue="12345" error helperText="Enter a VAT number of nine digits." />
          <TextField label="Account number" disabled defaultValue="Given on approval" />
          <TextField label="Message" multiline minRows={2} placeholder="What can we help with?" required />
          <TextField label="Kind of business" select defaultValue="chippy">
            <MenuItem value="chippy">Fish and chip shop</MenuItem>
            <MenuItem value="cafe">Café</MenuItem>
          </TextField>
          <Autocomplete
            options={towns}
            defaultValue="Hull"
            renderInput={(parameters) => <TextField {...parameters} label="Nearest depot" />}
          />
          <Autocomplete
            multiple
            options={towns}
            defaultValue={['Hull', 'Whitby']}
            renderInput={(parameters) => <TextField {...parameters} label="Depots" />}
          />
        </Columns>
      </Part>
      <Part title="Checkbox, Radio, Switch">
        <Row>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Ticked" />
          <FormControlLabel control={<Checkbox />} label="Not ticked" />
          <FormControlLabel control={<Checkbox indeterminate />} label="Some" />
          <FormControlLabel disabled control={<Checkbox defaultChecked />} label="Disabled" />
          <FormControlLabel control={<Radio checked />} label="Delivery" />
          <FormControlLabel control={<Radio />} label="Collection" />
          <FormControlLabel disabled control={<Radio />} label="Post" />
        </Row>
        <Row>
          <FormControlLabel control={<Switch defaultChecked />} label="On" />
          <FormControlLabel control={<Switch />} label="Off" />
          <FormControlLabel control={<Switch size="small" defaultChecked />} label="On, small" />
          <FormControlLabel control={<Switch size="small" />} label="Off, small" />
          <FormControlLabel disabled control={<Switch defaultChecked />} label="On, disabled" />
          <FormControlLabel disabled control={<Switch />} label="Off, disabled" />
        </Row>
      </Part>
      <Part title="Slider, Rating">
        <Columns>
          <Slider defaultValue={40} aria-label="Pallets" />
          <Slider
            defaultValue={[20, 60]}
            aria-label="Price"
            marks={[
              { value: 20, label: '£20' },
              { value: 60, label: '£60' },
            ]}
            valueLabelDisplay="on"
          />
          <Slider defaultValue={40} disabled aria-label="Pallets, disabled" />
          <Slider size="small" defaultValue={40} aria-label="Pallets, small" />
        </Columns>
        <Row>
          <Rating name="rating" defaultValue={3} />
          <Rating name="half" defaultValue={2.5} precision={0.5} readOnly />
          <Rating name="disabled" defaultValue={2} disabled />
        </Row>
      </Part>
    </MuiPage>
  ),
});
