import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const SearchIcon: IconComponent = /* @__PURE__ */ icon('search', SearchOutlined);
