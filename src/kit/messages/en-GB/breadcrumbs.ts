export const breadcrumbs = { label: 'Breadcrumb' };
