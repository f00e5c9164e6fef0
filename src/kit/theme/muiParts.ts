import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './media.ts';
import { disabled, floating, hairline, hovered, innerRing, inverse, noRing } from './muiLooks.ts';
import { off, ring, root, rowFocus, selected, slots } from './muiLooks.ts';
import { line, square } from './boxes.ts';
import { token } from './token.ts';

/*
 * Looks of those components of MUI that no part of the kit stands on, so that an application can take what the kit lacks straight from MUI.
 * `stories/Patterns/Mui*.stories.tsx` show all of them.
 */

/** Where colours are the system's, the chosen item is marked in the system's own. */
const chosenInForcedColors = {
  [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const;

/** The pressed one of several. */
const chosen = {
  color: token('color.control.on-checked'),
  backgroundColor: token('color.control.checked'),
  borderColor: token('color.control.checked'),
  ...chosenInForcedColors,
} as const;

const actions: Components<Theme> = {
  MuiButtonGroup: {
    defaultProps: { disableElevation: true, disableRipple: true },
    ...root({
      borderRadius: token('radius.action'),
      boxShadow: 'none',
      '&.MuiButtonGroup-contained .MuiButton-root': { borderColor: 'transparent' },
      '&.MuiButtonGroup-contained .MuiButton-root:not(:last-of-type)': {
        borderInlineEndColor: 'color-mix(in srgb, currentcolor 30%, transparent)',
      },
      // The ring of one lies above its neighbours.
      '& .Mui-focusVisible': { zIndex: 1 },
    }),
  },
  MuiToggleButtonGroup: {
    defaultProps: { color: 'standard' },
    ...root({ flexWrap: 'wrap', '& .Mui-focusVisible': { zIndex: 1 } }),
  },
  MuiToggleButton: slots({
    root: {
      minBlockSize: token('size.control.medium'),
      minInlineSize: token('size.control.medium'),
      padding: `${token('space.2')} ${token('space.4')}`,
      border: line('color.border.control'),
      borderRadius: token('radius.medium'),
      lineHeight: token('font.line-height.tight'),
      textTransform: 'none',
      fontSize: token('font.size.md'),
      color: token('color.quiet-action.text'),
      backgroundColor: token('color.quiet-action.background'),
      '&:hover': { backgroundColor: token('color.quiet-action.background-hover') },
      '&.Mui-selected, &.Mui-selected:hover': chosen,
      '&.Mui-disabled': disabled,
    },
    sizeSmall: {
      minBlockSize: token('size.control.small'),
      minInlineSize: token('size.control.small'),
      paddingBlock: token('space.1'),
      fontSize: token('font.size.sm'),
    },
    sizeLarge: { minBlockSize: token('size.control.large'), minInlineSize: token('size.control.large') },
  }),
};

const inputs: Components<Theme> = {
  MuiAutocomplete: slots({
    // MUI's paddings are those of its own field.
    inputRoot: {
      gap: token('space.1'),
      '&.MuiOutlinedInput-root': { paddingBlock: token('space.1'), paddingInlineStart: token('space.3') },
      '& .MuiAutocomplete-input.MuiInputBase-input': { padding: `${token('space.1')} 0` },
    },
    tag: { margin: 0 },
    popupIndicator: square('size.control.small'),
    clearIndicator: square('size.control.small'),
    paper: floating,
    listbox: {
      paddingBlock: token('space.1'),
      '& .MuiAutocomplete-option': {
        minBlockSize: token('size.control.medium'),
        paddingInline: token('space.4'),
        '&.Mui-focused': hovered,
        '&.Mui-focusVisible': rowFocus,
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': selected,
      },
    },
    groupLabel: { color: token('color.text.muted'), backgroundColor: token('color.surface.raised') },
    noOptions: { color: token('color.text.muted') },
    loading: { color: token('color.text.muted') },
  }),
  MuiSwitch: slots({
    root: {
      inlineSize: `calc(${token('size.control.medium')} + ${token('space.4')})`,
      blockSize: token('size.control.medium'),
      padding: token('space.2'),
      overflow: 'visible',
    },
    sizeSmall: {
      inlineSize: `calc(${token('size.control.medium')} + ${token('space.2')})`,
      blockSize: token('size.control.small'),
      padding: token('space.1-5'),
      '& .MuiSwitch-switchBase': { padding: `calc(${token('space.1-5')} + ${token('space.1')})` },
      '& .MuiSwitch-thumb': { inlineSize: token('space.4'), blockSize: token('space.4') },
      '& .MuiSwitch-switchBase.Mui-checked': { transform: `translateX(${token('space.4')})` },
    },
    switchBase: {
      padding: token('space.3'),
      color: token('color.border.control'),
      '&:hover': { backgroundColor: 'transparent' },
      '&.Mui-checked': { transform: `translateX(${token('space.4')})`, color: token('color.control.on-checked') },
      '&.Mui-checked + .MuiSwitch-track': {
        opacity: 1,
        backgroundColor: token('color.control.checked'),
        borderColor: token('color.control.checked'),
        [forcedColors]: { backgroundColor: 'Highlight' },
      },
      // Its ring lies around the track.
      '&.Mui-focusVisible': noRing,
      '&.Mui-focusVisible + .MuiSwitch-track': ring,
      '&.Mui-disabled': { color: token('color.text.disabled') },
      '&.Mui-disabled + .MuiSwitch-track, &.Mui-checked.Mui-disabled + .MuiSwitch-track': {
        opacity: 1,
        backgroundColor: token('color.surface.sunken'),
        borderColor: token('color.border.hairline'),
      },
    },
    thumb: {
      ...square('space.5'),
      boxShadow: 'none',
      [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    },
    track: {
      boxSizing: 'border-box',
      opacity: 1,
      backgroundColor: token('color.control.background'),
      border: line('color.border.control', 'strong'),
      borderRadius: token('radius.full'),
    },
  }),
  MuiSlider: slots({
    root: { color: token('color.control.checked'), '&.Mui-disabled': { color: token('color.text.disabled') } },
    rail: { opacity: 1, backgroundColor: token('color.border.control'), [forcedColors]: { backgroundColor: 'GrayText' } },
    track: { [forcedColors]: { backgroundColor: 'Highlight' } },
    thumb: {
      ...square('size.icon.large'),
      border: line('color.control.on-checked', 'strong'),
      '&::before': { boxShadow: 'none' },
      '&:hover, &.Mui-active': { boxShadow: 'none' },
      '&.Mui-focusVisible': ring,
      [forcedColors]: { backgroundColor: 'ButtonText' },
    },
    mark: { backgroundColor: token('color.border.strong') },
    markLabel: { color: token('color.text.muted'), fontSize: token('font.size.sm') },
    valueLabel: { ...inverse, borderRadius: token('radius.small'), fontSize: token('font.size.sm') },
  }),
  MuiRating: slots({
    root: {
      color: token('color.control.checked'),
      '&.Mui-disabled': off,
      '& .Mui-focusVisible': { ...ring, borderRadius: token('radius.small') },
    },
    iconEmpty: { color: token('color.border.control') },
  }),
};

const feedback: Components<Theme> = {
  MuiSnackbarContent: root({
    ...inverse,
    padding: `${token('space.2')} ${token('space.4')}`,
    borderRadius: token('radius.medium'),
    boxShadow: token('shadow.overlay'),
    fontSize: token('font.size.md'),
    '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit', backgroundColor: 'transparent' },
    [forcedColors]: { border: `${token('border-width.hairline')} solid` },
  }),
  MuiCircularProgress: {
    defaultProps: { color: 'inherit' },
    ...slots({ track: { color: token('color.surface.hover'), opacity: 1 } }),
  },
  MuiSkeleton: slots({
    root: {
      backgroundColor: token('color.skeleton.base'),
      [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
    },
    // MUI reckons with the radius, which is a variable here.
    text: { borderRadius: token('radius.small') },
    rounded: { borderRadius: token('radius.medium') },
    wave: { '&::after': { background: `linear-gradient(90deg, transparent, ${token('color.skeleton.shine')}, transparent)` } },
  }),
};

const navigation: Components<Theme> = {
  MuiTabs: slots({
    root: { minBlockSize: token('size.control.medium'), borderBlockEnd: hairline },
    indicator: {
      blockSize: token('border-width.focus'),
      backgroundColor: token('color.ticket.background'),
      [forcedColors]: { backgroundColor: 'Highlight' },
    },
  }),
  MuiTab: root({
    minBlockSize: token('size.control.medium'),
    padding: `${token('space.2')} ${token('space.4')}`,
    textTransform: 'none',
    fontSize: token('font.size.md'),
    color: token('color.text.muted'),
    '&:hover': { ...hovered, color: token('color.text.default') },
    '&.Mui-selected': { color: token('color.text.default'), fontWeight: token('font.weight.bold') },
    '&.Mui-disabled': off,
    // The row of tabs scrolls, so it clips.
    '&.Mui-focusVisible': innerRing,
  }),
  MuiStepLabel: slots({
    label: {
      fontSize: token('font.size.md'),
      color: token('color.text.muted'),
      '&.Mui-disabled': { color: token('color.text.muted') },
      '&.Mui-active': { color: token('color.text.default'), fontWeight: token('font.weight.bold') },
      '&.Mui-completed': { color: token('color.text.default') },
      '&.Mui-error': { color: token('color.text.danger') },
    },
    iconContainer: { paddingInlineEnd: token('space.2') },
  }),
  MuiStepIcon: slots({
    root: {
      color: token('color.border.control'),
      '&.Mui-active': { color: token('color.control.checked') },
      '&.Mui-completed': { color: token('color.text.success') },
      '&.Mui-error': { color: token('color.text.danger') },
    },
    text: { fill: token('color.text.inverse'), fontFamily: 'inherit', fontWeight: token('font.weight.bold') },
  }),
  MuiStepConnector: slots({ line: { borderColor: token('color.border.hairline') } }),
  MuiPaginationItem: slots({
    root: {
      minInlineSize: token('size.control.medium'),
      blockSize: token('size.control.medium'),
      margin: 0,
      borderRadius: token('radius.action'),
      fontSize: token('font.size.md'),
      color: token('color.text.default'),
      '&:hover': hovered,
      '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { ...chosen, fontWeight: token('font.weight.bold') },
      '&.Mui-disabled': off,
      '&.Mui-selected.Mui-disabled': disabled,
    },
    outlined: { borderColor: token('color.border.control') },
    sizeSmall: { minInlineSize: token('size.control.small'), blockSize: token('size.control.small'), fontSize: token('font.size.sm') },
    sizeLarge: { minInlineSize: token('size.control.large'), blockSize: token('size.control.large') },
    ellipsis: { display: 'inline-grid', placeItems: 'center' },
  }),
  MuiPagination: slots({ ul: { gap: token('space.1') } }),
  MuiBreadcrumbs: slots({
    root: { fontSize: token('font.size.sm') },
    separator: { marginInline: token('space.2'), color: token('color.text.muted') },
  }),
  MuiLink: root({
    textDecorationColor: 'currentcolor',
    '&:focus-visible': ring,
    variants: [
      { props: { color: 'primary' }, style: { color: token('color.text.link'), '&:hover': { color: token('color.text.link-hover') } } },
    ],
  }),
};

const surfaces: Components<Theme> = {
  MuiCard: root({ border: hairline, borderRadius: token('radius.large') }),
  MuiCardHeader: slots({ root: { padding: token('space.5') }, avatar: { marginInlineEnd: token('space.3') } }),
  MuiCardContent: root({
    padding: token('space.5'),
    '.MuiCardHeader-root + &': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: token('space.5') },
  }),
  MuiCardActions: root({ gap: token('space.2'), padding: `0 ${token('space.5')} ${token('space.5')}` }),
  MuiCardActionArea: slots({
    root: { borderRadius: 'inherit', '&.Mui-focusVisible': innerRing },
    focusHighlight: { display: 'none' },
  }),
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    ...root({
      backgroundColor: 'transparent',
      borderBlockEnd: hairline,
      '&:first-of-type': { borderBlockStart: hairline },
      '&::before': { display: 'none' },
      '&.Mui-disabled': { backgroundColor: 'transparent' },
    }),
  },
  MuiAccordionSummary: slots({
    root: {
      minBlockSize: token('size.control.large'),
      paddingInline: token('space.2'),
      fontWeight: token('font.weight.bold'),
      '&:hover': hovered,
      '&.Mui-focusVisible': rowFocus,
      '&.Mui-disabled': off,
    },
    content: { marginBlock: token('space.3') },
    expandIconWrapper: { color: 'inherit' },
  }),
  MuiAccordionDetails: root({ padding: `0 ${token('space.2')} ${token('space.5')}` }),
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    ...root({
      border: 0,
      borderBlockEnd: line('color.header.border'),
      color: token('color.header.text'),
      backgroundColor: token('color.header.background'),
    }),
  },
};

const tagged = {
  color: token('color.tag.text'),
  backgroundColor: token('color.tag.background'),
  borderColor: token('color.tag.border'),
} as const;

const data: Components<Theme> = {
  MuiChip: slots({
    root: {
      minBlockSize: token('size.control.small'),
      blockSize: 'auto',
      border: `${token('border-width.hairline')} solid transparent`,
      borderRadius: token('radius.action'),
      fontSize: token('font.size.sm'),
      '&.Mui-focusVisible': ring,
      '&.Mui-disabled': disabled,
      variants: [
        { props: { variant: 'outlined' }, style: { borderColor: 'currentcolor' } },
        { props: { color: 'default' }, style: tagged },
        {
          props: { variant: 'outlined', color: 'default' },
          style: { color: token('color.text.default'), backgroundColor: 'transparent', borderColor: token('color.border.control') },
        },
        { props: { clickable: true, color: 'default' }, style: { '&:hover, &.Mui-focusVisible': hovered } },
        { props: { size: 'small' }, style: { minBlockSize: token('size.target') } },
      ],
    },
    label: { whiteSpace: 'normal' },
    deleteIcon: { color: 'inherit', '&:hover': { color: 'inherit' } },
  }),
  MuiListItemButton: root({
    minBlockSize: token('size.control.medium'),
    '&:hover': hovered,
    '&.Mui-focusVisible': rowFocus,
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { ...selected, ...chosenInForcedColors },
    '&.Mui-disabled': off,
  }),
  MuiListItemIcon: root({ minInlineSize: token('space.10'), color: 'inherit' }),
  MuiListItemText: slots({ secondary: { color: token('color.text.muted') } }),
  MuiListSubheader: root({
    color: token('color.text.muted'),
    backgroundColor: 'transparent',
    fontWeight: token('font.weight.bold'),
  }),
  MuiTableCell: slots({
    root: {
      padding: `${token('space.3')} ${token('space.4')}`,
      borderBlockEnd: hairline,
      fontSize: token('font.size.md'),
      fontVariantNumeric: 'tabular-nums',
    },
    head: { fontWeight: token('font.weight.bold'), backgroundColor: token('color.surface.sunken') },
    footer: { color: token('color.text.muted'), fontSize: token('font.size.sm') },
    sizeSmall: { paddingBlock: token('space.2') },
  }),
  MuiTableRow: root({
    '&.MuiTableRow-hover:hover': hovered,
    '&.Mui-selected, &.Mui-selected:hover': selected,
  }),
  MuiTableSortLabel: root({ '&.Mui-active': { color: 'inherit' } }),
  MuiAvatar: slots({
    root: { fontFamily: token('font.family.heading'), fontSize: token('font.size.md'), fontWeight: token('font.weight.bold') },
    colorDefault: { color: token('color.tag.text'), backgroundColor: token('color.tag.background') },
  }),
  MuiBadge: slots({
    badge: {
      fontSize: token('font.size.xs'),
      fontWeight: token('font.weight.bold'),
      [forcedColors]: { border: `${token('border-width.hairline')} solid` },
    },
    colorPrimary: { color: token('color.ticket.text'), backgroundColor: token('color.ticket.background') },
  }),
};

/** By name, as MUI's theme takes them. */
export const muiParts: Components<Theme> = { ...actions, ...inputs, ...feedback, ...navigation, ...surfaces, ...data };
