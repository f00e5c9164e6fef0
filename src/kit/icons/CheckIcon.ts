import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const CheckIcon: IconComponent = /* @__PURE__ */ icon('check', CheckOutlined);
