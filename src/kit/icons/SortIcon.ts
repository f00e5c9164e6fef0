import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const SortIcon: IconComponent = /* @__PURE__ */ icon('sort', SwapVertOutlined);
