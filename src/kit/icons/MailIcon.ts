import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const MailIcon: IconComponent = /* @__PURE__ */ icon('mail', MailOutlineOutlined);
