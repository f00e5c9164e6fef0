export const passwordField = {
  show: (label: string): string => `Show ${label.toLowerCase()}`,
  hide: (label: string): string => `Hide ${label.toLowerCase()}`,
  shown: (label: string): string => `${label} is shown`,
  hidden: (label: string): string => `${label} is hidden`,
};
