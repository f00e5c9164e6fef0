import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ShieldCheckIcon: IconComponent = /* @__PURE__ */ icon('shieldCheck', VerifiedUserOutlined);
