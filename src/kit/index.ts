/**
 * Everything of the kit that is public and ready and needs no form library; `forms.ts` has what does, drafts have their own modules only. A page imports from
 * the component's own folder, so that it bundles only what it uses.
 */
export * from './Accordion/index.ts';
export * from './AccountMenu/index.ts';
export * from './ActiveFilters/index.ts';
export * from './AllergenPanel/index.ts';
export * from './AsideLayout/index.ts';
export * from './Alert/index.ts';
export * from './Banner/index.ts';
export * from './Benefits/index.ts';
export * from './BrandFilter/index.ts';
export * from './Breadcrumbs/index.ts';
export * from './Button/index.ts';
export * from './CardGrid/index.ts';
export * from './CategoryTile/index.ts';
export * from './CategoryTree/index.ts';
export * from './Checkbox/index.ts';
export { CheckboxInput, type CheckboxInputProps } from './CheckboxField/CheckboxInput.tsx';
export * from './CheckList/index.ts';
export * from './ClauseList/index.ts';
export * from './ContactCard/index.ts';
export * from './Container/index.ts';
export * from './ContentBlock/index.ts';
export * from './DescriptionList/index.ts';
export * from './Dialog/index.ts';
export { AddressInputs, type AddressInputsProps, type GivenFieldProps, type RenderField } from './DirectorFields/AddressInputs.tsx';
export { DirectorInputs, type DirectorFieldName, type DirectorInputsProps } from './DirectorFields/DirectorInputs.tsx';
export { addressLine, emptyDirector, type AddressValues, type DirectorValues } from './DirectorFields/directorModel.ts';
export * from './EmptyState/index.ts';
export * from './ErrorState/index.ts';
export * from './ErrorSummary/index.ts';
export * from './FacetGroup/index.ts';
export * from './FactNotes/index.ts';
export * from './FactTable/index.ts';
export {
  FieldArrayList,
  type FieldArrayListItem,
  type FieldArrayListProps,
  type FieldArrayLook,
} from './FieldArrayGroup/FieldArrayList.tsx';
export type { FileKind } from './FileUpload/fileModel.ts';
export { FileUpload, type FileUploadProps } from './FileUpload/FileUpload.tsx';
export * from './FilterDrawer/index.ts';
export * from './Footer/index.ts';
export * from './FormField/index.ts';
export * from './FormPanel/index.ts';
export { FieldGrid, type FieldGridProps } from './FormSection/FieldGrid.tsx';
export * from './Gallery/index.ts';
export * from './Header/index.ts';
export * from './Heading/index.ts';
export * from './IconButton/index.ts';
export * from './JobCard/index.ts';
export * from './Link/index.ts';
export * from './LinkCard/index.ts';
export * from './Logo/index.ts';
export * from './MapPicture/index.ts';
export * from './MessagePage/index.ts';
export * from './MessagingButton/index.ts';
export * from './MobileMenu/index.ts';
export * from './NavigationList/index.ts';
export * from './OpeningHours/index.ts';
export * from './Page/index.ts';
export * from './Pagination/index.ts';
export { PasswordInput, type PasswordInputProps } from './PasswordField/PasswordInput.tsx';
export * from './PasswordStrength/index.ts';
export * from './PersonCard/index.ts';
export * from './Picture/index.ts';
export * from './PriceSlot/index.ts';
export * from './ProductCard/index.ts';
export * from './ProductGrid/index.ts';
export * from './ProgressBar/index.ts';
export * from './Prose/index.ts';
export * from './provider/index.ts';
export * from './ResultCount/index.ts';
export * from './ResultDialog/index.ts';
export * from './ResultPanel/index.ts';
export * from './SearchField/index.ts';
export * from './SearchSuggestions/index.ts';
export * from './Section/index.ts';
export * from './Separator/index.ts';
export * from './SidebarLayout/index.ts';
export * from './Skeleton/index.ts';
export * from './SkipLink/index.ts';
export * from './SortMenu/index.ts';
export * from './Spinner/index.ts';
export * from './SplitLayout/index.ts';
export * from './Stack/index.ts';
export * from './Statement/index.ts';
export * from './Steps/index.ts';
export * from './StorageBadge/index.ts';
export * from './TableOfContents/index.ts';
export * from './Tag/index.ts';
export { TextInput, type TextInputProps } from './TextField/TextInput.tsx';
export type { TextElement } from './TextField/useTypedText.ts';
export * from './theme/index.ts';
export * from './ThemeSwitch/index.ts';
export * from './Toolbar/index.ts';
