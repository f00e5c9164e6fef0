import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MenuIcon: IconComponent = /* @__PURE__ */ icon('menu', MenuOutlined);
