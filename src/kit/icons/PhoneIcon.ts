import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const PhoneIcon: IconComponent = /* @__PURE__ */ icon('phone', PhoneOutlined);
