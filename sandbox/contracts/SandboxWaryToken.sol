// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from "./SandboxToken.sol";

/// A sandbox token that refuses to replace an existing allowance, like USDT on Ethereum. The owner must first reset the old one.
contract SandboxWaryToken is SandboxToken {
    error AllowanceStands(address spender, uint256 has);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address[] memory holders, uint256 share)
        SandboxToken(name_, symbol_, decimals_, holders, share)
    {}

    function approve(address spender, uint256 value) external override returns (bool) {
        uint256 has = allowance[msg.sender][spender];
        if (value != 0 && has != 0) revert AllowanceStands(spender, has);
        allow(msg.sender, spender, value);
        return true;
    }
}
