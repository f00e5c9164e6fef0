import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { icon, type IconComponent } from './icon.tsx';

export const BoxIcon: IconComponent = /* @__PURE__ */ icon('box', Inventory2Outlined);
