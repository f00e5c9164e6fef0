export * from '@tarnbrook/kit';
export * from '@tarnbrook/kit/theme/MuiTheme';
export * from '@tarnbrook/kit/messages/de-DE';
