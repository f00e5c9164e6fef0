import SellOutlined from '@mui/icons-material/SellOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const TagIcon: IconComponent = /* @__PURE__ */ icon('tag', SellOutlined);
