import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const LogOutIcon: IconComponent = /* @__PURE__ */ icon('logOut', LogoutOutlined, true);
