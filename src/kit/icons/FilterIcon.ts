import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const FilterIcon: IconComponent = /* @__PURE__ */ icon('filter', FilterAltOutlined);
