import type { Components, Theme } from '@mui/material/styles';
import { forcedColors } from './media.ts';
import { action, disabled, floating, hairline, innerRing, inverse, noRing, quiet, ring, selected } from './muiLooks.ts';
import { token } from './token.ts';

/*
 * Looks of those components of MUI that no part of the kit stands on, so that an application can take what the kit lacks straight from MUI.
 * `stories/Patterns/Mui*.stories.tsx` show all of them.
 */

/** Where colours are the system's, the chosen item is marked in the system's own. */
const chosenInForcedColors = {
  [forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const;

const actions: Components<Theme> = {
  MuiFab: {
    styleOverrides: {
      root: {
        border: `${token('border-width.hairline')} solid transparent`,
        boxShadow: token('shadow.overlay'),
        '&:active': { boxShadow: token('shadow.overlay') },
        '&.Mui-focusVisible': ring,
        '&.Mui-disabled': disabled,
        variants: [
          { props: { color: 'default' }, style: quiet },
          { props: { color: 'primary' }, style: action },
          { props: { size: 'small' }, style: { inlineSize: token('size.control.medium'), blockSize: token('size.control.medium') } },
          { props: { variant: 'extended' }, style: { inlineSize: 'auto', blockSize: token('size.control.large') } },
        ],
      },
    },
  },
  MuiButtonGroup: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        borderRadius: token('radius.action'),
        boxShadow: 'none',
        '&.MuiButtonGroup-contained .MuiButton-root': { borderColor: 'transparent' },
        '&.MuiButtonGroup-contained .MuiButton-root:not(:last-of-type)': {
          borderInlineEndColor: 'color-mix(in srgb, currentcolor 30%, transparent)',
        },
        // The ring of one lies above its neighbours.
        '& .Mui-focusVisible': { zIndex: 1 },
      },
    },
  },
  MuiToggleButtonGroup: {
    defaultProps: { color: 'standard' },
    styleOverrides: { root: { flexWrap: 'wrap', '& .Mui-focusVisible': { zIndex: 1 } } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.medium'),
        minInlineSize: token('size.control.medium'),
        paddingBlock: token('space.2'),
        paddingInline: token('space.4'),
        border: `${token('border-width.hairline')} solid ${token('color.border.control')}`,
        borderRadius: token('radius.medium'),
        lineHeight: token('font.line-height.tight'),
        textTransform: 'none',
        fontSize: token('font.size.md'),
        color: token('color.quiet-action.text'),
        backgroundColor: token('color.quiet-action.background'),
        '&:hover': { backgroundColor: token('color.quiet-action.background-hover') },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: token('color.control.on-checked'),
          backgroundColor: token('color.control.checked'),
          borderColor: token('color.control.checked'),
          ...chosenInForcedColors,
        },
        '&.Mui-disabled': disabled,
        variants: [
          {
            props: { size: 'small' },
            style: {
              minBlockSize: token('size.control.small'),
              minInlineSize: token('size.control.small'),
              fontSize: token('font.size.sm'),
              paddingBlock: token('space.1'),
            },
          },
          {
            props: { size: 'large' },
            style: {
              minBlockSize: token('size.control.large'),
              minInlineSize: token('size.control.large'),
              fontSize: token('font.size.md'),
            },
          },
        ],
      },
    },
  },
};

const underlined = {
  backgroundColor: token('color.control.background'),
  '&::before': { borderBlockEndColor: token('color.border.control') },
  '&:hover:not(.Mui-disabled, .Mui-error)::before': {
    borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.border.strong')}`,
  },
  '&::after': { borderBlockEndColor: token('color.border.strong') },
  '&.Mui-focused': ring,
  '&.Mui-error::before, &.Mui-error::after': { borderBlockEndColor: token('color.border.danger') },
  '&.Mui-disabled': { color: token('color.text.disabled') },
  '&.Mui-disabled::before': { borderBlockEndStyle: 'solid', borderBlockEndColor: token('color.border.hairline') },
} as const;

const inputs: Components<Theme> = {
  MuiFilledInput: {
    defaultProps: { hiddenLabel: true },
    styleOverrides: {
      root: {
        ...underlined,
        backgroundColor: token('color.surface.sunken'),
        borderStartStartRadius: token('radius.medium'),
        borderStartEndRadius: token('radius.medium'),
        '&:hover, &.Mui-focused, &.Mui-disabled': { backgroundColor: token('color.surface.sunken') },
      },
      input: { paddingBlock: token('space.2'), paddingInline: token('space.3') },
      multiline: { padding: 0 },
    },
  },
  MuiInput: {
    styleOverrides: {
      // MUI makes room for a label that lies in the field; here it stands above.
      root: { ...underlined, backgroundColor: 'transparent', 'label + &&': { marginBlockStart: 0 } },
      input: { paddingBlock: token('space.2') },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // MUI's paddings are those of its own field.
      inputRoot: {
        gap: token('space.1'),
        '&.MuiOutlinedInput-root, &.MuiFilledInput-root, &.MuiInput-root': { paddingBlock: token('space.1') },
        '&.MuiOutlinedInput-root, &.MuiFilledInput-root': { paddingInlineStart: token('space.3') },
        '& .MuiAutocomplete-input.MuiInputBase-input': { paddingBlock: token('space.1'), paddingInline: 0 },
      },
      tag: { margin: 0 },
      popupIndicator: { inlineSize: token('size.control.small'), blockSize: token('size.control.small') },
      clearIndicator: { inlineSize: token('size.control.small'), blockSize: token('size.control.small') },
      paper: floating,
      listbox: {
        paddingBlock: token('space.1'),
        '& .MuiAutocomplete-option': {
          minBlockSize: token('size.control.medium'),
          paddingInline: token('space.4'),
          '&.Mui-focused': { backgroundColor: token('color.surface.hover') },
          '&.Mui-focusVisible': { ...innerRing, backgroundColor: token('color.surface.hover') },
          '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': selected,
        },
      },
      groupLabel: { color: token('color.text.muted'), backgroundColor: token('color.surface.raised') },
      noOptions: { color: token('color.text.muted') },
      loading: { color: token('color.text.muted') },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        inlineSize: `calc(${token('size.control.medium')} + ${token('space.4')})`,
        blockSize: token('size.control.medium'),
        padding: token('space.2'),
        overflow: 'visible',
        variants: [
          {
            props: { size: 'small' },
            style: {
              inlineSize: `calc(${token('size.control.medium')} + ${token('space.2')})`,
              blockSize: token('size.control.small'),
              padding: token('space.1-5'),
              '& .MuiSwitch-switchBase': { padding: `calc(${token('space.1-5')} + ${token('space.1')})` },
              '& .MuiSwitch-thumb': { inlineSize: token('space.4'), blockSize: token('space.4') },
              '& .MuiSwitch-switchBase.Mui-checked': { transform: `translateX(${token('space.4')})` },
            },
          },
        ],
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
        inlineSize: token('space.5'),
        blockSize: token('space.5'),
        boxShadow: 'none',
        [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
      },
      track: {
        boxSizing: 'border-box',
        opacity: 1,
        backgroundColor: token('color.control.background'),
        border: `${token('border-width.strong')} solid ${token('color.border.control')}`,
        borderRadius: token('radius.full'),
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: token('color.control.checked'), '&.Mui-disabled': { color: token('color.text.disabled') } },
      rail: { opacity: 1, backgroundColor: token('color.border.control'), [forcedColors]: { backgroundColor: 'GrayText' } },
      track: { [forcedColors]: { backgroundColor: 'Highlight' } },
      thumb: {
        inlineSize: token('size.icon.large'),
        blockSize: token('size.icon.large'),
        border: `${token('border-width.strong')} solid ${token('color.control.on-checked')}`,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': ring,
        [forcedColors]: { backgroundColor: 'ButtonText' },
      },
      mark: { backgroundColor: token('color.border.strong') },
      markLabel: { color: token('color.text.muted'), fontSize: token('font.size.sm') },
      valueLabel: { ...inverse, borderRadius: token('radius.small'), fontSize: token('font.size.sm') },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: {
        color: token('color.control.checked'),
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
        '& .Mui-focusVisible': { ...ring, borderRadius: token('radius.small') },
      },
      iconEmpty: { color: token('color.border.control') },
    },
  },
};

const feedback: Components<Theme> = {
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        ...inverse,
        padding: `${token('space.2')} ${token('space.4')}`,
        borderRadius: token('radius.medium'),
        boxShadow: token('shadow.overlay'),
        fontSize: token('font.size.md'),
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit', backgroundColor: 'transparent' },
        [forcedColors]: { border: `${token('border-width.hairline')} solid` },
      },
    },
  },
  MuiCircularProgress: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { track: { color: token('color.surface.hover'), opacity: 1 } },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        backgroundColor: token('color.skeleton.base'),
        [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'GrayText' },
        variants: [
          // MUI reckons with the radius, which is a variable here.
          { props: { variant: 'text' }, style: { borderRadius: token('radius.small') } },
          { props: { variant: 'rounded' }, style: { borderRadius: token('radius.medium') } },
          {
            props: { animation: 'wave' },
            style: { '&::after': { background: `linear-gradient(90deg, transparent, ${token('color.skeleton.shine')}, transparent)` } },
          },
        ],
      },
    },
  },
};

const navigation: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minBlockSize: token('size.control.medium'), borderBlockEnd: hairline },
      indicator: {
        blockSize: token('border-width.focus'),
        backgroundColor: token('color.ticket.background'),
        [forcedColors]: { backgroundColor: 'Highlight' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.medium'),
        paddingBlock: token('space.2'),
        paddingInline: token('space.4'),
        textTransform: 'none',
        fontSize: token('font.size.md'),
        color: token('color.text.muted'),
        '&:hover': { color: token('color.text.default'), backgroundColor: token('color.surface.hover') },
        '&.Mui-selected': { color: token('color.text.default'), fontWeight: token('font.weight.bold') },
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
        // The row of tabs scrolls, so it clips.
        '&.Mui-focusVisible': innerRing,
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        fontSize: token('font.size.md'),
        color: token('color.text.muted'),
        '&.Mui-disabled': { color: token('color.text.muted') },
        '&.Mui-active': { color: token('color.text.default'), fontWeight: token('font.weight.bold') },
        '&.Mui-completed': { color: token('color.text.default') },
        '&.Mui-error': { color: token('color.text.danger') },
      },
      iconContainer: { paddingInlineEnd: token('space.2') },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: token('color.border.control'),
        '&.Mui-active': { color: token('color.control.checked') },
        '&.Mui-completed': { color: token('color.text.success') },
        '&.Mui-error': { color: token('color.text.danger') },
      },
      text: { fill: token('color.text.inverse'), fontFamily: 'inherit', fontWeight: token('font.weight.bold') },
    },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: token('color.border.hairline') } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minInlineSize: token('size.control.medium'),
        blockSize: token('size.control.medium'),
        margin: 0,
        borderRadius: token('radius.action'),
        fontSize: token('font.size.md'),
        color: token('color.text.default'),
        '&:hover': { backgroundColor: token('color.surface.hover') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          fontWeight: token('font.weight.bold'),
          color: token('color.control.on-checked'),
          backgroundColor: token('color.control.checked'),
          borderColor: token('color.control.checked'),
          ...chosenInForcedColors,
        },
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
        '&.Mui-selected.Mui-disabled': disabled,
        variants: [
          { props: { variant: 'outlined' }, style: { borderColor: token('color.border.control') } },
          {
            props: { size: 'small' },
            style: { minInlineSize: token('size.control.small'), blockSize: token('size.control.small'), fontSize: token('font.size.sm') },
          },
          { props: { size: 'large' }, style: { minInlineSize: token('size.control.large'), blockSize: token('size.control.large') } },
        ],
      },
      ellipsis: { display: 'inline-grid', placeItems: 'center' },
    },
  },
  MuiPagination: { styleOverrides: { ul: { gap: token('space.1') } } },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: token('font.size.sm') },
      separator: { marginInline: token('space.2'), color: token('color.text.muted') },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textDecorationColor: 'currentcolor',
        '&:focus-visible': ring,
        variants: [
          {
            props: { color: 'primary' },
            style: { color: token('color.text.link'), '&:hover': { color: token('color.text.link-hover') } },
          },
        ],
      },
    },
  },
  MuiBottomNavigationAction: { styleOverrides: { root: { '&.Mui-selected': { color: token('color.text.default') } } } },
};

const surfaces: Components<Theme> = {
  MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: token('radius.large') } } },
  MuiCardHeader: { styleOverrides: { root: { padding: token('space.5') }, avatar: { marginInlineEnd: token('space.3') } } },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: token('space.5'),
        '.MuiCardHeader-root + &': { paddingBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: token('space.5') },
      },
    },
  },
  MuiCardActions: { styleOverrides: { root: { gap: token('space.2'), padding: `0 ${token('space.5')} ${token('space.5')}` } } },
  MuiCardActionArea: {
    styleOverrides: { root: { borderRadius: 'inherit', '&.Mui-focusVisible': innerRing }, focusHighlight: { display: 'none' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: hairline,
        '&:first-of-type': { borderBlockStart: hairline },
        '&::before': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.large'),
        paddingInline: token('space.2'),
        fontWeight: token('font.weight.bold'),
        '&:hover': { backgroundColor: token('color.surface.hover') },
        '&.Mui-focusVisible': { ...innerRing, backgroundColor: token('color.surface.hover') },
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
      },
      content: { marginBlock: token('space.3') },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: `0 ${token('space.2')} ${token('space.5')}` } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: {
        border: 0,
        borderBlockEnd: `${token('border-width.hairline')} solid ${token('color.header.border')}`,
        color: token('color.header.text'),
        backgroundColor: token('color.header.background'),
      },
    },
  },
};

const data: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
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
          {
            props: { color: 'default' },
            style: {
              color: token('color.tag.text'),
              backgroundColor: token('color.tag.background'),
              borderColor: token('color.tag.border'),
            },
          },
          {
            props: { variant: 'outlined', color: 'default' },
            style: { color: token('color.text.default'), backgroundColor: 'transparent', borderColor: token('color.border.control') },
          },
          {
            props: { clickable: true, color: 'default' },
            style: { '&:hover, &.Mui-focusVisible': { backgroundColor: token('color.surface.hover') } },
          },
          { props: { size: 'small' }, style: { minBlockSize: token('size.target') } },
        ],
      },
      label: { whiteSpace: 'normal' },
      deleteIcon: { color: 'inherit', '&:hover': { color: 'inherit' } },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minBlockSize: token('size.control.medium'),
        '&:hover': { backgroundColor: token('color.surface.hover') },
        '&.Mui-focusVisible': { ...innerRing, backgroundColor: token('color.surface.hover') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { ...selected, ...chosenInForcedColors },
        '&.Mui-disabled': { opacity: 1, color: token('color.text.disabled') },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minInlineSize: token('space.10'), color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { secondary: { color: token('color.text.muted') } } },
  MuiListSubheader: {
    styleOverrides: {
      root: { color: token('color.text.muted'), backgroundColor: 'transparent', fontWeight: token('font.weight.bold') },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        paddingBlock: token('space.3'),
        paddingInline: token('space.4'),
        borderBlockEnd: hairline,
        fontSize: token('font.size.md'),
        fontVariantNumeric: 'tabular-nums',
      },
      head: { fontWeight: token('font.weight.bold'), backgroundColor: token('color.surface.sunken') },
      footer: { color: token('color.text.muted'), fontSize: token('font.size.sm') },
      sizeSmall: { paddingBlock: token('space.2') },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: token('color.surface.hover') },
        '&.Mui-selected, &.Mui-selected:hover': selected,
      },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: 'inherit' } } } },
  MuiAvatar: {
    styleOverrides: {
      root: { fontFamily: token('font.family.heading'), fontSize: token('font.size.md'), fontWeight: token('font.weight.bold') },
      colorDefault: { color: token('color.tag.text'), backgroundColor: token('color.tag.background') },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        fontSize: token('font.size.xs'),
        fontWeight: token('font.weight.bold'),
        [forcedColors]: { border: `${token('border-width.hairline')} solid` },
        variants: [
          {
            props: { color: 'primary' },
            style: { color: token('color.ticket.text'), backgroundColor: token('color.ticket.background') },
          },
        ],
      },
    },
  },
};

/** By name, as MUI's theme takes them. */
export const muiParts: Components<Theme> = { ...actions, ...inputs, ...feedback, ...navigation, ...surfaces, ...data };
