import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const UserIcon: IconComponent = /* @__PURE__ */ icon('user', PersonOutlined);
