import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const UserCheckIcon: IconComponent = /* @__PURE__ */ icon('userCheck', HowToRegOutlined);
