import { Accordion, AccordionDetails, AccordionSummary, AppBar, Box, Button, Card, CardActionArea, CardActions } from '@mui/material';
import { CardContent, CardHeader, Divider, Paper, Toolbar, Typography } from '@mui/material';
import preview from '../../.storybook/preview.tsx';
import { ChevronDownIcon } from '../../src/kit/icons/ChevronDownIcon.ts';
import { Part } from '../Foundations/parts.tsx';
import { Columns, MuiPage } from './muiPage.tsx';

const meta = preview.meta({ title: 'Patterns/MUI inside the provider/Surfaces', id: 'patterns-mui-surfaces' });

/** Grounds of MUI, as they come, and what `sx` makes of the theme. */
export const Matrix = meta.story({
  render: () => (
    <MuiPage>
      <Part title="Paper, Card">
        <Columns>
          <Paper sx={{ p: 2 }}>Paper</Paper>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Paper, outlined
          </Paper>
          <Paper elevation={8} sx={{ p: 2 }}>
            Paper, elevation 8
          </Paper>
          <Card>
            <CardHeader title="Deliveries" subheader="Monday to Friday" slotProps={{ title: { component: 'h3' } }} />
            <CardContent>Order by noon and we deliver the next morning.</CardContent>
            <CardActions>
              <Button variant="contained">Order</Button>
              <Button variant="text">More</Button>
            </CardActions>
          </Card>
          <Card>
            <CardActionArea>
              <CardContent>A card that is pressed as a whole.</CardContent>
            </CardActionArea>
          </Card>
        </Columns>
      </Part>
      <Part title="Accordion">
        <div>
          {['When do you deliver?', 'Is there a smallest order?', 'Do you deliver to islands?'].map((question, index) => (
            <Accordion key={question} defaultExpanded={index === 0} disabled={index === 2} slotProps={{ heading: { component: 'h3' } }}>
              <AccordionSummary expandIcon={<ChevronDownIcon />}>{question}</AccordionSummary>
              <AccordionDetails>Monday to Friday, from six in the morning.</AccordionDetails>
            </Accordion>
          ))}
        </div>
      </Part>
      <Part title="AppBar">
        <AppBar position="static" component="div">
          <Toolbar>
            <Typography variant="h6" component="p">
              Orders
            </Typography>
          </Toolbar>
        </AppBar>
      </Part>
      <Part title="Typography, Divider, sx">
        {(['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const).map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {variant}: fish, chips and everything beside
          </Typography>
        ))}
        <Divider>or</Divider>
        <Box sx={{ color: 'primary.main', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
          primary.main on background.paper, borderRadius 1
        </Box>
      </Part>
    </MuiPage>
  ),
});
