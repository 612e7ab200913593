/** The trails of all areas, in the order in which the filters of the trail offer them. */
import '@portal/contract/approval/audit';
import '@portal/contract/directory/audit';
import '@portal/contract/leave/audit';
import '@portal/contract/identity/audit';
