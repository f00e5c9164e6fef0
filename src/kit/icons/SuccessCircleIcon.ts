import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const SuccessCircleIcon: IconComponent = /* @__PURE__ */ icon('successCircle', CheckCircleOutlined);
