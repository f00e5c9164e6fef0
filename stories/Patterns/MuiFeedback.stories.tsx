import { Alert, AlertTitle, Button, CircularProgress, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { LinearProgress, Skeleton, Snackbar, SnackbarContent, Tooltip } from '@mui/material';
import preview from '../../.storybook/preview.tsx';
import { Part } from '../Foundations/parts.tsx';
import { Columns, MuiPage, Row } from './muiPage.tsx';

const meta = preview.meta({ title: 'Patterns/MUI inside the provider/Feedback', id: 'patterns-mui-feedback' });

const messages = {
  success: 'Your application has been received.',
  info: 'Prices are shown to registered customers.',
  warning: 'We close at noon on Friday.',
  error: 'Two answers need your attention.',
} as const;

/** Messages and progress of MUI, as they come. */
export const Matrix = meta.story({
  render: () => (
    <MuiPage>
      <Part title="Alert">
        {(['standard', 'outlined', 'filled'] as const).map((variant) => (
          <Columns key={variant}>
            {(Object.keys(messages) as (keyof typeof messages)[]).map((severity) => (
              <Alert key={severity} severity={severity} variant={variant} onClose={severity === 'info' ? () => undefined : undefined}>
                <AlertTitle>{variant}</AlertTitle>
                {messages[severity]}
              </Alert>
            ))}
          </Columns>
        ))}
      </Part>
      <Part title="Snackbar">
        <Row>
          <SnackbarContent message="The file is uploaded." />
          <SnackbarContent message="The director is removed." action={<Button size="small">Undo</Button>} />
        </Row>
      </Part>
      <Part title="LinearProgress, CircularProgress">
        <Columns>
          <LinearProgress variant="determinate" value={60} aria-label="Uploading" />
          <LinearProgress variant="buffer" value={40} valueBuffer={70} aria-label="Loading" />
          <LinearProgress color="error" variant="determinate" value={30} aria-label="Failed" />
        </Columns>
        <Row>
          <CircularProgress variant="determinate" value={70} aria-label="Uploading" enableTrackSlot />
          <CircularProgress variant="determinate" value={70} size={24} aria-label="Uploading, small" />
          <CircularProgress variant="determinate" color="success" value={100} aria-label="Uploaded" />
        </Row>
      </Part>
      <Part title="Skeleton">
        <Columns>
          <Skeleton animation={false} />
          <Skeleton animation={false} variant="rounded" height={80} />
          <Skeleton animation={false} variant="rectangular" height={80} />
          <Skeleton animation={false} variant="circular" width={44} height={44} />
        </Columns>
      </Part>
    </MuiPage>
  ),
});

/** A dialog of MUI, open. */
export const OpenDialog = meta.story({
  render: () => (
    <MuiPage>
      <Dialog open aria-labelledby="dialog-title">
        <DialogTitle id="dialog-title">Remove this director?</DialogTitle>
        <DialogContent>Their proof of identity is removed too.</DialogContent>
        <DialogActions>
          <Button>Cancel</Button>
          <Button variant="contained">Remove</Button>
        </DialogActions>
      </Dialog>
    </MuiPage>
  ),
});

/** A tooltip and a snackbar of MUI, open. */
export const OpenNotes = meta.story({
  render: () => (
    <MuiPage>
      <Row>
        <Tooltip open arrow describeChild title="Delivered from Hull" placement="right">
          <Button>Where from?</Button>
        </Tooltip>
      </Row>
      <Snackbar open message="The file is uploaded." />
    </MuiPage>
  ),
});
